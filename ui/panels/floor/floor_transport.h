// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/transport_state.h"

#include <QList>
#include <QWidget>

class QToolButton;

namespace studio::ui {

/// The four buttons that steer the floor, and a fifth in rooms with a ring. They form one row, or several if
/// large text needs it.
class FloorTransport : public QWidget
{
    Q_OBJECT

public:
    explicit FloorTransport(QWidget *parent = nullptr);

    void setState(const TransportState &state);
    void retranslate();
    /// Focuses the first enabled button; false: there is none.
    bool focusFirst();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void wanted(studio::ports::Transport command);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeButton(const QString &objectName);
    [[nodiscard]] QList<int> columnWidths(int columns) const;
    [[nodiscard]] int columnsIn(int width) const;
    [[nodiscard]] int rowHeight() const;
    void place();
    void drawIcons();

    bool m_waiting = false;
    QToolButton *m_play = nullptr;
    QToolButton *m_wait = nullptr;
    QToolButton *m_step = nullptr;
    QToolButton *m_stop = nullptr;
    QToolButton *m_reset = nullptr;
    QList<QToolButton *> m_buttons; ///< the visible ones
};

} // namespace studio::ui
