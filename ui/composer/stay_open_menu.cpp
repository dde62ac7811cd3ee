// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/stay_open_menu.h"

#include "ui/theme/icons.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// Fusion draws a tick under the image, where it is invisible; here it is at the end of the row.
class TickStyle : public QProxyStyle
{
public:
    explicit TickStyle(StayOpenMenu *menu)
        : QProxyStyle(u"Fusion"_s)
        , m_menu(menu)
    {
        setParent(menu);
    }

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        return metric == PM_SmallIconSize ? m_menu->pictureSize()
                                          : QProxyStyle::pixelMetric(metric, option, widget);
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override
    {
        const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
        if (type != CT_MenuItem)
            return usual;
        const int side = m_menu->pictureSize();
        const auto *row = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        const bool isLine = row && row->menuItemType == QStyleOptionMenuItem::Separator;
        return isLine ? usual : QSize(usual.width() + 2 * side, std::max(usual.height(), side + 8));
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        const auto *row = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (element != CE_MenuItem || !row || row->checkType == QStyleOptionMenuItem::NotCheckable)
            return QProxyStyle::drawControl(element, option, painter, widget);
        QStyleOptionMenuItem plain = *row;
        plain.checkType = QStyleOptionMenuItem::NotCheckable;
        plain.menuHasCheckableItems = false;
        QProxyStyle::drawControl(element, &plain, painter, widget);
        if (!row->checked)
            return;
        const int side = m_menu->pictureSize();
        const QRect end(row->rect.right() - side - 8, row->rect.center().y() - side / 2 + 1, side, side);
        const QColor ink = row->palette.color(row->state.testFlag(State_Selected) ? QPalette::HighlightedText
                                                                                  : QPalette::Text);
        painter->drawPixmap(end,
                            iconPixmap(IconName::Check, ink, side, painter->device()->devicePixelRatioF()));
    }

private:
    StayOpenMenu *m_menu;
};

} // namespace

StayOpenMenu::StayOpenMenu(QWidget *parent)
    : QMenu(parent)
{
    setStyle(new TickStyle(this));
}

int StayOpenMenu::pictureSize() const { return std::max(20, fontMetrics().height() + 4); }

bool StayOpenMenu::tick(QAction *action)
{
    if (!action || !action->isCheckable() || !action->isEnabled() || action->actionGroup())
        return false;
    action->trigger();
    return true;
}

void StayOpenMenu::mouseReleaseEvent(QMouseEvent *event)
{
    if (!tick(actionAt(event->position().toPoint())))
        QMenu::mouseReleaseEvent(event);
}

void StayOpenMenu::keyPressEvent(QKeyEvent *event)
{
    const bool picks =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!picks || !tick(activeAction()))
        QMenu::keyPressEvent(event);
}

} // namespace studio::ui
