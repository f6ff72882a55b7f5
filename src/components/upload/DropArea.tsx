import { type DragEvent, type ReactNode, useState } from 'react';
import './upload.css';

interface DropAreaProps {
  onFiles: (files: Iterable<File>) => void;
  className?: string;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');
const isClosed = ({ currentTarget }: DragEvent) => currentTarget.closest('fieldset:disabled') !== null;

/** A place that files may be dropped on; whoever does not drag finds a button in it. */
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
    <div className={`upload-area ${className}`} data-over={isOver || undefined} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
    </div>
  );
}
