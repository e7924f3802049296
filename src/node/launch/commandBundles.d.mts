export function isShort(command: string): boolean;

export function commandsFolder(engine: string): string;

export function bundleCommands(engine: string, folder: string): Promise<void>;
