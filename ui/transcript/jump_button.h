// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace studio::ui {

/// The small pill over a transcript that is scrolled up: "Newest ↓", or the number of new messages below.
class JumpButton : public QAbstractButton
{
    Q_OBJECT

public:
    JumpButton(QWidget *parent);

    void setNewer(int messages);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_newer = 0;
};

} // namespace studio::ui
