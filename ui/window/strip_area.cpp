// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/strip_area.h"

#include <QApplication>
#include <QEvent>
#include <QMoveEvent>
#include <QScrollBar>

#include <algorithm>

namespace studio::ui {

StripArea::StripArea(QWidget &strip, QWidget *parent)
    : QScrollArea(parent)
    , m_strip(strip)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    const bool isHidden = strip.isHidden();
    setWidget(&strip);
    strip.setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    strip.setHidden(isHidden);
    setHidden(isHidden);
    strip.installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *focused) { showFocused(focused); });
}

QSize StripArea::sizeHint() const
{
    const QSize wanted = m_strip.sizeHint();
    return {wanted.width(), m_strip.hasHeightForWidth() ? m_strip.heightForWidth(width()) : wanted.height()};
}

QSize StripArea::minimumSizeHint() const
{
    constexpr int kFewestLines = 6; // least lines of the strip, however little room there is
    return {m_strip.minimumSizeHint().width(),
            std::min(sizeHint().height(), kFewestLines * fontMetrics().lineSpacing())};
}

bool StripArea::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        setHidden(m_strip.isHidden());
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

// A click must not hit a button that has just moved under the pointer; the strip guards against that.
void StripArea::moveEvent(QMoveEvent *event)
{
    QScrollArea::moveEvent(event);
    QMoveEvent moved(m_strip.pos(), m_strip.pos());
    QCoreApplication::sendEvent(&m_strip, &moved);
}

void StripArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    updateGeometry();
}

void StripArea::showFocused(QWidget *focused)
{
    if (focused && m_strip.isAncestorOf(focused))
        ensureWidgetVisible(focused);
}

} // namespace studio::ui
