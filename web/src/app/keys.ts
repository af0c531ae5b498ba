import { useEffect, useRef } from 'react';
import { createStore } from './store.ts';

/** Keys that do something: one (`?`), several in a row (`g f`), or with a modifier (`mod+k`: ⌘ or Ctrl). */
export interface KeyBinding {
  readonly keys: string;
  /** What they do, for the list of keys. */
  readonly label: string;
  readonly run: () => void;
}

const place = 'hub.keys';
const pauseMs = 1_000;

/** Whether single keys do anything; people who dictate turn them off. */
export const areKeysOn = createStore(localStorage.getItem(place) !== 'off');

/** All bindings that are in force, the newest last. */
export const bindings = createStore<readonly KeyBinding[]>([]);

/** Turns single keys on or off, and remembers it on this machine. */
export function setKeysOn(isOn: boolean): void {
  localStorage.setItem(place, isOn ? 'on' : 'off');
  areKeysOn.set(isOn);
}

/** Puts keys in force while the component is shown. */
export function useKeys(own: readonly KeyBinding[]): void {
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  const signature = own.map(({ keys, label }) => `${keys}\n${label}`).join('\r');
  useEffect(() => {
    const mine = latest.current.map(({ keys, label }, index) => ({
      keys,
      label,
      run: () => latest.current[index]?.run(),
    }));
    bindings.set([...bindings.get(), ...mine]);
    return () => bindings.set(bindings.get().filter((one) => !mine.includes(one as (typeof mine)[number])));
  }, [signature]);
}

/** Listens to the keyboard of the page, until the returned function is called. */
export function listenToKeys(): () => void {
  let held: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onKey = (event: KeyboardEvent): void => {
    const key = nameOf(event);
    if (key === undefined || event.defaultPrevented || (isTyping(event) && !key.startsWith('mod+'))) return;
    if (!key.startsWith('mod+') && (!areKeysOn.get() || isCovered())) return;
    clearTimeout(timer);
    const pressed = [...held, key].join(' ');
    const all = [...bindings.get()].reverse();
    const hit = all.find(({ keys }) => keys === pressed) ?? all.find(({ keys }) => keys === key);
    if (hit !== undefined) {
      held = [];
      event.preventDefault();
      hit.run();
      return;
    }
    held = all.some(({ keys }) => keys.startsWith(`${key} `)) ? [key] : [];
    timer = setTimeout(() => (held = []), pauseMs);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function nameOf({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): string | undefined {
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return metaKey || ctrlKey ? `mod+${name}` : name;
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A dialog or an open menu has the keyboard to itself. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]') !== null;
}
