// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/text_selection.h"

#include <QObject>

namespace studio::ui {

/// What of a transcript is selected, and which message has the keyboard focus.
class TranscriptCursor : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const TextSelection &selection() const { return m_selection; }
    void select(const TextSelection &selection);
    void moveCaret(const TextPosition &caret);

    /// The message with the keyboard focus; -1: none.
    [[nodiscard]] qint64 row() const { return m_row; }
    void setRow(qint64 row);
    /// Whether the focus is shown: users got here by keys.
    [[nodiscard]] bool showsFocus() const { return m_showsFocus; }
    void setShowsFocus(bool shows);

Q_SIGNALS:
    void changed();

private:
    TextSelection m_selection;
    qint64 m_row = -1;
    bool m_showsFocus = false;
};

} // namespace studio::ui
