import { Camera } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog } from "../overlays/dialog.tsx";

export interface CameraCodeProps {
  /** Gets what the camera has read, as a scan of it. */
  onCode: (code: string) => void;
  className?: string;
}

/** What browsers call it; it is in no list of types yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Labels and slips carry Code 128; a slip has a QR code besides, which is a link and no code of ours. */
const format = "code_128";
const lookEveryMs = 120;

/** Reads a code with the device's camera. Shown only where there is a camera and the browser reads bar codes itself. */
export function CameraCode({ onCode, className }: CameraCodeProps) {
  const [kind, setKind] = useState<DetectorKind | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isHere = true;
    void findDetector().then((found) => isHere && setKind(() => found));
    return () => {
      isHere = false;
    };
  }, []);
  if (!kind) return null;
  const read = (code: string) => {
    setOpen(false);
    onCode(code);
  };
  return (
    <>
      <Button aria-label="Read with the camera" onPress={() => setOpen(true)} className={className ?? ""}>
        <Camera aria-hidden size={22} />
        <span aria-hidden className="md:hidden">
          Camera
        </span>
      </Button>
      <Dialog
        title="Hold the bar code before the camera"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        width="regular"
      >
        <Viewfinder kind={kind} onCode={read} />
      </Dialog>
    </>
  );
}

async function findDetector(): Promise<DetectorKind | null> {
  const kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  if (!kind || !navigator.mediaDevices) return null;
  const [formats, devices] = await Promise.all([
    kind.getSupportedFormats(),
    navigator.mediaDevices.enumerateDevices(),
  ]).catch(() => [[], []] as [string[], MediaDeviceInfo[]]);
  return formats.includes(format) && devices.some((device) => device.kind === "videoinput") ? kind : null;
}

function Viewfinder({ kind: Kind, onCode }: { kind: DetectorKind; onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState("");
  const read = useEffectEvent(onCode);
  useEffect(() => {
    const life = new AbortController();
    const detector = new Kind({ formats: [format] });
    const look = async () => {
      const element = video.current;
      if (life.signal.aborted || !element) return;
      const [found] = element.readyState < 2 ? [] : await detector.detect(element).catch(() => []);
      if (life.signal.aborted) return;
      if (found) return read(found.rawValue);
      setTimeout(look, lookEveryMs);
    };
    const begin = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const end = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (life.signal.aborted || !video.current) return end();
      life.signal.addEventListener("abort", end);
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    begin().catch(() => setTrouble("The camera did not open. Allow it in the browser, or type the code."));
    return () => life.abort();
  }, [Kind]);
  if (trouble) return <p role="alert">{trouble}</p>;
  return <video ref={video} muted playsInline className="aspect-4/3 w-full rounded-control bg-station object-cover" />;
}
