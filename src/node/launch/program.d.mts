export declare function loadProgram(file: string): unknown;
