/** The app's version, reported by the API and by error reports. Source: platform-core §1. */
export const appVersion = "2.346.7";
