import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { ButtonSize } from "./button-styles.ts";
import { IconButton } from "./icon-button.tsx";

/** Copies a text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, what, size = "row" }: { text: string; what: string; size?: ButtonSize }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <IconButton
        label={isCopied ? "Copied" : `Copy ${what}`}
        icon={isCopied ? Check : Copy}
        size={size}
        onPress={copy}
      />
      <span role="status" className="sr-only">
        {isCopied ? "Copied" : ""}
      </span>
    </>
  );
}
