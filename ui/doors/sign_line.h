// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

class QLabel;

namespace studio::ui {

/// A sentence with a sign before it, in a colour of the theme: a warning or an error. Hidden while it has no
/// text.
class SignLine : public QWidget
{
    Q_OBJECT

public:
    SignLine(const QString &objectName, QWidget *parent); ///< the name is that of the sentence

    void setText(const QString &text);
    void setSign(IconName sign, const QColor &colour);

private:
    void layOut();

    QLabel *m_sign = nullptr;
    QLabel *m_text = nullptr;
};

} // namespace studio::ui
