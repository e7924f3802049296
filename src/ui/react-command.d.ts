// Invoker commands, which @types/react does not know yet.
import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The id of the dialog that the button opens or closes. */
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
