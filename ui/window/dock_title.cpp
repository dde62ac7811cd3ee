// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_title.h"

#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

DockTitle::DockTitle(QDockWidget &dock, QTabBar *tabs)
    : QWidget(&dock)
    , m_title(plainLabel(u"dockTitle"_s, this))
    , m_hide(new QToolButton(this))
{
    const Metrics metrics;
    m_title->setWordWrap(false);
    m_title->setAttribute(Qt::WA_TransparentForMouseEvents); // a drag on the text drags the dock
    m_title->setVisible(!tabs);
    m_hide->setObjectName(u"hideDock"_s);
    m_hide->setAutoRaise(true);
    m_hide->setFocusPolicy(Qt::TabFocus);
    connect(m_hide, &QToolButton::clicked, &dock, &QWidget::close);
    connect(&dock, &QDockWidget::windowTitleChanged, this, [this](const QString &title) {
        m_title->setText(title);
        retranslate();
    });

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(tabs ? metrics.small : metrics.medium, metrics.tiny, metrics.tiny, metrics.tiny);
    row->setSpacing(metrics.tiny);
    if (tabs)
        row->addWidget(tabs);
    else
        row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_hide);
    styleTitle();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void DockTitle::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_hide->setIcon(icon(IconName::Close, theme, theme.mutedText));
}

void DockTitle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        styleTitle();
        if (auto *tabs = findChild<QTabBar *>()) // the tab bar measured itself with the old font
            QMetaObject::invokeMethod(tabs, &QWidget::updateGeometry, Qt::QueuedConnection);
    }
}

void DockTitle::styleTitle()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
}

void DockTitle::retranslate()
{
    //: A button that hides a panel of the window; %1 is the panel's name, such as Rooms
    const QString words = tr("Hide %1").arg(m_title->text()); // beside tabs the title is not shown
    m_hide->setAccessibleName(words);
    m_hide->setToolTip(words);
}

} // namespace studio::ui
