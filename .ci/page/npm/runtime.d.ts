// The run-time module of TeaVM.
export function load(file: BufferSource): Promise<{ exports: any }>;
