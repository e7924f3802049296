import { Component, type ReactNode } from "react";

interface GuardedProps {
  /** What is drawn: another version of it gets another chance. */
  of: object;
  /** Stands in its place when it cannot be drawn. */
  trouble: ReactNode;
  children: ReactNode;
}

/** Keeps what fails from taking the page with it. */
export class Guarded extends Component<GuardedProps, { failed: object | undefined }> {
  override state = { failed: undefined as object | undefined };

  override componentDidCatch() {
    this.setState({ failed: this.props.of });
  }

  override render() {
    return this.state.failed === this.props.of ? this.props.trouble : this.props.children;
  }
}
