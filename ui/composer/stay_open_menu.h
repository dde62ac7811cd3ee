// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace studio::ui {

/// A menu with several tick boxes that stays open when one is ticked. Any other action closes it as usual. A
/// row may have an image, and a tick after the text.
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
