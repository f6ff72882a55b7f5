import { type DragEvent, type ReactNode, useState } from 'react';
import css from './DropArea.module.css';

interface DropAreaProps {
  onFiles: (files: Iterable<File>) => void;
  className?: string | undefined;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');
const isClosed = ({ currentTarget }: DragEvent) => currentTarget.closest('fieldset:disabled') !== null;

/** An area to drop files on; it also contains a button, for people who do not drag. */
export function DropArea({ onFiles, className = '', children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!holdsFiles(event) || isClosed(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    setOver(false);
    if (!isClosed(event)) onFiles(event.dataTransfer.files);
  };
  return (
    <div className={`${css.area} ${className}`} data-over={isOver || undefined} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
    </div>
  );
}
