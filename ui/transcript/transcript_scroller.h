// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/text_selection.h"

#include <QObject>

class QAbstractScrollArea;

namespace studio::ui {

class JumpButton;
class QuietScrollBar;
class TranscriptLayout;
class TranscriptModel;

/// Where a transcript stands, and how it gets elsewhere. It requests the rows that become visible, and shows
/// the place in the scroll bar and in the button that leads to the newest message.
class TranscriptScroller : public QObject
{
    Q_OBJECT

public:
    /// Gives the area its scroll bar.
    TranscriptScroller(TranscriptModel &model, TranscriptLayout &layout, QAbstractScrollArea *area);

    void unsettle();                        ///< something changed: paints, and settles soon
    void markStale() { m_settled = false; } ///< the same without painting: only the streaming message grew
    void settle();                          ///< updates everything now

    void jumpToNewest();
    void jumpToRow(qint64 row);
    void scrollBy(int pixels);
    void takeBarValue(); ///< the user moved the scroll bar
    void keepVisible(const TextPosition &position);

    [[nodiscard]] int newer() const { return m_newer; } ///< messages since scrolling up
    void setNewer(int messages);

Q_SIGNALS:
    void settled();  ///< rows may stand elsewhere now
    void settling(); ///< what is shown can still be changed
    void atBottomChanged(bool atBottom);
    void newerChanged(int messages);

private:
    void showBar();
    void showJumpButton();

    TranscriptModel &m_model;
    TranscriptLayout &m_layout;
    QAbstractScrollArea *m_area = nullptr;
    QuietScrollBar *m_bar = nullptr;
    JumpButton *m_jump = nullptr;
    bool m_settled = false;
    bool m_settleQueued = false;
    bool m_movingBar = false;
    bool m_shownAtBottom = true;
    int m_newer = 0;
};

} // namespace studio::ui
