// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_notice.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

FloorNotice::FloorNotice(const QString &objectName, IconName sign, QWidget *parent)
    : QWidget(parent)
    , m_sign(sign)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_picture(plainLabel(objectName + u"Sign"_s, this))
    , m_label(plainLabel(objectName + u"Text"_s, this))
{
    setObjectName(objectName);
    const Metrics metrics;
    auto *line = new QHBoxLayout;
    line->setSpacing(metrics.small);
    line->addWidget(m_picture, 0, Qt::AlignVCenter);
    line->addWidget(m_label, 1);
    m_layout->setContentsMargins(metrics.medium, metrics.tiny, metrics.tiny, metrics.tiny);
    m_layout->setSpacing(metrics.tiny);
    m_layout->addLayout(line, 1);
    m_label->setMinimumHeight(metrics.control);
    onThemeChange(this, [this] { drawSign(); });
}

void FloorNotice::setText(const QString &text)
{
    m_label->setText(text);
    setAccessibleName(text);
}

void FloorNotice::setButton(QWidget *button)
{
    m_button = button;
    m_layout->addWidget(button);
}

void FloorNotice::drawSign()
{
    const int side = std::max(16, fontMetrics().height());
    m_picture->setPixmap(iconPixmap(m_sign, themeOf(this).warning, side, devicePixelRatioF()));
}

void FloorNotice::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.metrics.radius,
                            theme.metrics.radius);
}

void FloorNotice::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_button)
        return;
    const int words = 10 * fontMetrics().averageCharWidth();
    const bool narrow = width() < words + m_picture->sizeHint().width() + m_button->sizeHint().width() +
                                      2 * themeOf(this).metrics.large;
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void FloorNotice::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        drawSign();
}

QToolButton *noticeButton(const QString &objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setMinimumHeight(Metrics().control);
    return button;
}

} // namespace studio::ui
