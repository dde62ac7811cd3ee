// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace studio::ui {

/// The title over a dock's panel, in line with what stands below it, with a button that hides the dock. The
/// dock is dragged and floated by it as by any title.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget &dock);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title = nullptr;
    QToolButton *m_hide = nullptr;
};

} // namespace studio::ui
