// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollBar>

namespace studio::ui {

/// A scroll bar that is only its handle, and is invisible while there is nothing to scroll. It keeps its
/// width then, so that no line wraps anew when it appears.
class QuietScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    QuietScrollBar(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
};

} // namespace studio::ui
