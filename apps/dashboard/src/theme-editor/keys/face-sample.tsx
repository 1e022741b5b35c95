import { useEffect, useRef, useState } from "react";

interface FaceSampleProps {
  family: string;
  url: string;
}

/** "Ag" in a face of its own, loaded once it comes into sight. */
export function FaceSample({ family, url }: FaceSampleProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const name = `sample ${family}`;
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      void load(name, url).then(() => setLoaded(true));
    });
    near.observe(box.current!);
    return () => near.disconnect();
  }, [name, url]);
  return (
    <span
      ref={box}
      aria-hidden
      className="inline-block w-8 shrink-0 text-center text-[1.0625rem] leading-5"
      style={isLoaded ? { fontFamily: `"${name}"` } : { opacity: 0.4 }}
    >
      Ag
    </span>
  );
}

const loads = new Map<string, { url: string; face: FontFace; loading: Promise<unknown> }>();

/** A face that does not load leaves the sample in the screen's own letters. Another file of a name takes the place of the one before. */
function load(name: string, url: string): Promise<unknown> {
  const known = loads.get(name);
  if (known?.url === url) return known.loading;
  if (known) document.fonts.delete(known.face);
  const face = new FontFace(name, `url("${url}")`);
  const loading = face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
  loads.set(name, { url, face, loading });
  return loading;
}
