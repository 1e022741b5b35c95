export { SettingsHub as Component } from "../../settings/settings-hub.tsx";
