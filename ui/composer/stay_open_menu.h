// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace studio::ui {

/// A menu in which several things are ticked: a tick does not close it. Everything else does, as in any menu.
/// A row may have a picture and a tick, which stands behind the text.
class StayOpenMenu : public QMenu
{
    Q_OBJECT

public:
    explicit StayOpenMenu(QWidget *parent = nullptr);

    [[nodiscard]] int pictureSize() const;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool tick(QAction *action);
};

} // namespace studio::ui
