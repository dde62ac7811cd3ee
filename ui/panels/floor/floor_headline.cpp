// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_headline.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using namespace std::chrono_literals;

/// The end of "Aya speaks:" or 「綾が話します。」; 0 for a sentence without a reason.
int startOfReason(const QString &sentence)
{
    for (int at = 0; at < sentence.size(); ++at) {
        if (QStringView(u":：。").contains(sentence[at]))
            return at + 1;
    }
    return 0;
}

} // namespace

void FloorHeadline::begin()
{
    setWordWrap(true);
    m_typing.setObjectName(u"floorTyping"_s);
    m_typing.setParent(this);
    connect(&m_typing, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void FloorHeadline::setMotion(const Motion &motion)
{
    m_motion = motion;
    if (motion.reduced)
        m_typing.stop();
}

void FloorHeadline::say(const QString &sentence, Telling telling)
{
    if (text() == sentence)
        return;
    m_typing.stop();
    setText(sentence);
    const int start = startOfReason(sentence);
    constexpr std::chrono::milliseconds kPerCharacter = 16ms;
    constexpr std::chrono::milliseconds kLongest = 1200ms;
    const std::chrono::milliseconds usual =
        std::min(kLongest, kPerCharacter * (int(sentence.size()) - start));
    const int lasts = int(m_motion.lasting(usual).count());
    if (telling == Telling::AtOnce || lasts == 0 || !isVisible())
        return;
    m_typing.setStartValue(start);
    m_typing.setEndValue(int(sentence.size()));
    m_typing.setDuration(lasts);
    m_typing.start();
}

int FloorHeadline::shownLength() const
{
    const bool types = m_typing.state() == QAbstractAnimation::Running;
    return types ? m_typing.currentValue().toInt() : int(text().size());
}

void FloorHeadline::paintEvent(QPaintEvent *event)
{
    if (m_typing.state() != QAbstractAnimation::Running)
        return QLabel::paintEvent(event);
    // Lays out the whole text, so that no word jumps to the next line while it is typed.
    const QRect place = contentsRect();
    QTextLayout layout(text(), font(), this);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QTextLayout::FormatRange rest;
    rest.start = shownLength();
    rest.length = int(text().size()) - rest.start;
    QColor unseen = palette().color(QPalette::WindowText);
    unseen.setAlpha(0);
    rest.format.setForeground(unseen);
    double top = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(place.width());
        line.setPosition({0, top});
        top += line.height();
    }
    layout.endLayout();
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    layout.draw(&painter, place.topLeft() + QPointF(0, std::max(0.0, (place.height() - top) / 2)), {rest});
}

void FloorHeadline::hideEvent(QHideEvent *event)
{
    m_typing.stop();
    QLabel::hideEvent(event);
}

} // namespace studio::ui
