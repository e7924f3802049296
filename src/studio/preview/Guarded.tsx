import { Component, type ReactNode } from "react";

interface GuardedProps {
  /** Identifies what is rendered: when it changes, rendering is tried again. */
  of: object;
  /** Stands in its place when it cannot be drawn. */
  trouble: ReactNode;
  children: ReactNode;
}

/** An error boundary. */
export class Guarded extends Component<GuardedProps, { failed: object | undefined }> {
  override state = { failed: undefined as object | undefined };

  override componentDidCatch() {
    this.setState({ failed: this.props.of });
  }

  override render() {
    return this.state.failed === this.props.of ? this.props.trouble : this.props.children;
  }
}
