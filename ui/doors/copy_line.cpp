// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/copy_line.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using namespace std::chrono_literals;
constexpr auto kTold = 2s;

} // namespace

void copyText(const QString &text) { QGuiApplication::clipboard()->setText(text); }

CopyLine::CopyLine(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_copy(new QPushButton(this))
{
    m_line->setObjectName(objectName);
    m_line->setReadOnly(true);
    m_copy->setObjectName(objectName + u"Copy"_s);
    m_copy->setAutoDefault(false);
    m_told.setSingleShot(true);
    m_told.setInterval(kTold);
    connect(m_copy, &QPushButton::clicked, this, &CopyLine::copy);
    connect(&m_told, &QTimer::timeout, this, &CopyLine::retranslate);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics().small);
    row->addWidget(m_line, 1);
    row->addWidget(m_copy);
    onRetranslate(this, [this] { retranslate(); });
}

void CopyLine::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    m_line->setText(text);
    m_line->setCursorPosition(0);
    m_copy->setEnabled(!text.isEmpty());
}

void CopyLine::setShown(bool shown) { m_line->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password); }

void CopyLine::setName(const QString &accessible, const QString &copy)
{
    m_line->setAccessibleName(accessible);
    m_copy->setAccessibleName(copy);
}

void CopyLine::copy()
{
    copyText(m_text);
    m_told.start();
    retranslate();
}

void CopyLine::retranslate()
{
    //: On a button, for a moment after it was pressed
    m_copy->setText(m_told.isActive() ? tr("Copied") : tr("Copy"));
}

} // namespace studio::ui
