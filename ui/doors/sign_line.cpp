// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/sign_line.h"

#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace studio::ui {

SignLine::SignLine(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_sign(plainLabel(objectName + u"Sign"_s, this))
    , m_text(plainLabel(objectName, this))
{
    m_sign->setWordWrap(false);
    layOut();
    hide();
}

void SignLine::layOut()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics().small);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
}

void SignLine::setText(const QString &text)
{
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

void SignLine::setSign(IconName sign, const QColor &colour)
{
    const Theme &theme = themeOf(this);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::WindowText, colour);
    m_text->setPalette(palette);
    m_sign->setPixmap(iconPixmap(sign, colour, m_text->fontMetrics().height(), devicePixelRatioF()));
}

} // namespace studio::ui
