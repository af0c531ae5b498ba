import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Icon } from '../../parts/icon.tsx';
import { fileWords } from './words.ts';
import style from './files-page.module.css';

/** Takes files that are dropped anywhere on the page, and says so while they hover. */
export function DropZone({ onDrop }: { readonly onDrop: (files: readonly File[]) => void }) {
  const words = useWords(fileWords);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    // Each element that the pointer passes says that it comes and goes: the last that it left counts.
    let depth = 0;
    const enter = (by: number) => (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      depth += by;
      setOver(depth > 0);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    const listeners = [
      ['dragenter', enter(1)],
      ['dragleave', enter(-1)],
      ['dragover', enter(0)],
      ['drop', drop],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className={style['over']}>
      <p className={style['drop']}>
        <Icon name="upload" size={22} />
        {words.drop}
      </p>
    </div>
  );
}
