/** Whether this device stays signed in. The first of two fields of one name counts, and a tick that is out sends none. */
export const KeepChoice = ({ keep }: { keep: string | undefined }) => (
  <label className="login-remember">
    <input type="checkbox" name="keep" value="yes" defaultChecked={keep !== "no"} />
    <span>Keep me signed in on this device</span>
    <input type="hidden" name="keep" value="no" />
  </label>
);
