// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QTabBar;
class QToolButton;

namespace studio::ui {

/// The head of a dock, aligned with the panel below it: the title, or the tabs of the pages, and a button
/// that hides the dock. Dragging it moves and floats the dock, as with any title.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    /// \p tabs replace the title; they become children of this widget.
    explicit DockTitle(QDockWidget &dock, QTabBar *tabs = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void retranslate();
    void styleTitle();

    QLabel *m_title = nullptr;
    QToolButton *m_hide = nullptr;
};

} // namespace studio::ui
