// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/insight_dock.h"

#include "ui/window/dock_title.h"

#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace studio::ui {

InsightDock::InsightDock(QWidget *parent)
    : QDockWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_head(new DockTitle(*this, m_tabs))
{
    setObjectName(u"floorDock"_s);
    m_tabs->setObjectName(u"insightTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    setTitleBarWidget(m_head);
    setWidget(m_pages);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int number) {
        m_pages->setCurrentIndex(number);
        Q_EMIT pageShown(number);
    });
}

int InsightDock::addPage(QWidget *page)
{
    m_pages->addWidget(page);
    return m_tabs->addTab(QString());
}

void InsightDock::setPageNames(const QStringList &names)
{
    for (int number = 0; number < m_tabs->count() && number < int(names.size()); ++number)
        m_tabs->setTabText(number, names.at(number));
    m_tabs->updateGeometry();
    setWindowTitle(names.constFirst());
    m_tabs->setAccessibleName(names.join(u", "_s));
}

void InsightDock::setPageName(int number, const QString &name)
{
    m_tabs->setTabText(number, name);
    m_tabs->updateGeometry();
}

void InsightDock::setPageShown(int number, bool shown)
{
    if (!shown && page() == number)
        m_tabs->setCurrentIndex(0);
    m_tabs->setTabVisible(number, shown);
    m_tabs->updateGeometry();
}

void InsightDock::showPage(int number)
{
    if (number >= 0 && number < m_tabs->count() && m_tabs->isTabVisible(number))
        m_tabs->setCurrentIndex(number);
    show();
}

int InsightDock::page() const { return m_tabs->currentIndex(); }

} // namespace studio::ui
