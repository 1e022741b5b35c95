/** What went wrong before the server could say it itself, in one plain sentence. */
export function sentence(error) {
  if (error.code === "ENOSPC" || /ENOSPC|No space left/.test(error.message))
    return "The disk is full. Make room, then start again.";
  if (error.code === "EACCES" || error.code === "EROFS") return `This user may not write to ${error.path}.`;
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(error.message))
    return `The npm registry cannot be reached. Check the connection, then start again.\n${error.message}`;
  return error.message;
}
