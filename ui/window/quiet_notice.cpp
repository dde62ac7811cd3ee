// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/quiet_notice.h"

#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

QuietNotice::QuietNotice(QWidget *parent)
    : QWidget(parent)
    , m_text(plainLabel(u"noticeText"_s, this))
    , m_act(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(u"quietNotice"_s);
    m_act->setObjectName(u"noticeAct"_s);
    m_close->setObjectName(u"closeNotice"_s);
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_act, &QPushButton::clicked, this, [this] {
        if (m_run)
            m_run();
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);

    const Metrics &metrics = themeOf(this).metrics;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics.large, metrics.tiny, metrics.small, metrics.tiny);
    row->setSpacing(metrics.small);
    row->addWidget(m_text, 1);
    row->addWidget(m_act);
    row->addWidget(m_close);
    onRetranslate(this, [this] { retranslate(); });
    hide();
    onThemeChange(this, [this] { applyTheme(); });
}

void QuietNotice::tell(const QString &text, const QString &act, const std::function<void()> &run)
{
    m_text->setText(text);
    m_act->setText(act);
    m_act->setVisible(!act.isEmpty());
    m_run = run;
    m_isOfRoom = false;
    show();
    setAccessibleName(text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void QuietNotice::tellHere(const QString &text, const QString &act, const std::function<void()> &run)
{
    tell(text, act, run);
    m_isOfRoom = true;
}

void QuietNotice::leaveRoom()
{
    if (m_isOfRoom)
        hide();
}

QString QuietNotice::text() const { return m_text->text(); }

void QuietNotice::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_close->setIcon(icon(IconName::Close, theme, theme.mutedText));
}

void QuietNotice::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.raised);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

void QuietNotice::retranslate()
{
    m_close->setToolTip(tr("Close this notice"));
    m_close->setAccessibleName(tr("Close this notice"));
}

} // namespace studio::ui
