// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice_bar.h"

#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent)
    , m_text(plainLabel(u"noticeText"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"noticeBar"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.metrics.large + theme.metrics.small, theme.metrics.small,
                            theme.metrics.large, theme.metrics.small);
    row->setSpacing(theme.metrics.medium);
    row->addWidget(m_text, 1);
    hide();
}

void NoticeBar::ask(const QString &text, const QList<Answer> &answers, bool isTrouble)
{
    m_isTrouble = isTrouble;
    m_text->setText(text);
    if (m_buttons)
        m_buttons->deleteLater(); // one of its buttons may be in the middle of a click
    m_buttons = new QWidget(this);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(themeOf(this).metrics.small);
    for (const Answer &answer : answers)
        addButton(answer);
    if (answers.isEmpty())
        addButton({u"noticeDismiss"_s, tr("Dismiss"), {}});
    layout()->addWidget(m_buttons);
    m_buttons->show();
    show();
    update();
    setAccessibleName(text);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void NoticeBar::addButton(const Answer &answer)
{
    auto *button = new QPushButton(answer.text, m_buttons);
    button->setObjectName(answer.objectName);
    button->setAutoDefault(false);
    button->setAccessibleDescription(m_text->text());
    m_buttons->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, act = answer.act] {
        dismiss();
        if (act)
            act();
    });
}

void NoticeBar::dismiss()
{
    m_text->clear();
    hide();
}

void NoticeBar::focusAnswer()
{
    if (auto *button = m_buttons ? m_buttons->findChild<QPushButton *>() : nullptr)
        button->setFocus(Qt::OtherFocusReason);
}

QString NoticeBar::text() const { return m_text->text(); }

void NoticeBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.raised);
    painter.fillRect(QRect(0, 0, theme.metrics.tiny, height()), m_isTrouble ? theme.warning : theme.accent);
    painter.setPen(theme.border);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace studio::ui
