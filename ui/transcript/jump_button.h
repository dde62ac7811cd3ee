// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace studio::ui {

/// The small pill over a transcript that was scrolled up: "Newest ↓", or how many messages came meanwhile.
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
