// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace studio::ui {

/// A framed line over the floor about an unusual state: a sign, a sentence and perhaps a button that ends the
/// state. In a narrow panel the button goes below.
class FloorNotice : public QWidget
{
    Q_OBJECT

public:
    FloorNotice(const QString &objectName, IconName sign, QWidget *parent);

    void setText(const QString &text);
    void setButton(QWidget *button);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void drawSign();

    IconName m_sign;
    QBoxLayout *m_layout = nullptr;
    QLabel *m_picture = nullptr;
    QLabel *m_label = nullptr;
    QWidget *m_button = nullptr;
};

/// A button with a text alone, for a notice.
[[nodiscard]] QToolButton *noticeButton(const QString &objectName, QWidget *parent);

} // namespace studio::ui
