// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/setup_page.h"

#include "ui/doors/copy_line.h"
#include "ui/doors/sign_line.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kTextLines = 14;

/// Where a door is open, or will be.
QString addressOf(const model::DoorState &state, const QString &otherwise)
{
    return state.address.isEmpty() ? otherwise : state.address;
}

} // namespace

SetupPage::SetupPage(QWidget *parent)
    : QWidget(parent)
    , m_programName(plainLabel(u"setupProgramName"_s, this))
    , m_program(new QComboBox(this))
    , m_where(plainLabel(u"setupWhere"_s, this))
    , m_closed(new SignLine(u"setupClosed"_s, this))
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
    , m_note(quietLabel(u"setupNote"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"setupPage"_s);
    m_program->setObjectName(u"setupProgram"_s);
    m_programName->setBuddy(m_program);
    m_programName->setWordWrap(false);
    m_text->setObjectName(u"setupText"_s);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_copy->setObjectName(u"setupCopy"_s);
    m_copy->setAutoDefault(false);
    connect(m_program, &QComboBox::currentIndexChanged, this, &SetupPage::refresh);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        const QList<ClientSetup> real = clientSetups(access());
        if (const ClientSetup *setup = chosen(real))
            copyText(setup->text);
    });
    const Metrics &metrics = theme.metrics;
    auto *choice = new QHBoxLayout;
    choice->setSpacing(metrics.small);
    choice->addWidget(m_programName);
    choice->addWidget(m_program, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.tiny, metrics.medium, metrics.medium, metrics.medium);
    column->setSpacing(metrics.small);
    column->addLayout(choice);
    column->addWidget(m_where);
    column->addWidget(m_closed);
    column->addWidget(m_text, 1);
    column->addWidget(m_copy, 0, Qt::AlignLeft);
    column->addWidget(m_note);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void SetupPage::setDoors(const ports::DoorsView &doors)
{
    m_doors = doors;
    refresh();
}

void SetupPage::applyTheme()
{
    const Theme &theme = themeOf(this);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPointSizeF(font().pointSizeF());
    m_text->setFont(mono);
    m_text->setMinimumHeight(kTextLines * QFontMetrics(mono).lineSpacing());
    m_closed->setSign(IconName::Info, theme.mutedText);
}

DoorAccess SetupPage::access() const
{
    const model::DoorsSettings &settings = m_doors.settings;
    return {.mcp = addressOf(m_doors.mcp, u"http://127.0.0.1:%1/mcp"_s.arg(settings.mcp.port)),
            .firehose = addressOf(m_doors.firehose, u"ws://127.0.0.1:%1"_s.arg(settings.firehose.port)),
            .token = m_doors.token,
            .mcpNeedsToken = settings.mcp.needsToken,
            .firehoseNeedsToken = settings.firehose.needsToken,
            .frontToken = m_doors.frontToken,
            .mcpSpeaksAsMe = settings.mcp.speaksAsMe,
            .firehoseSpeaksAsMe = settings.firehose.speaksAsMe};
}

const ClientSetup *SetupPage::chosen(const QList<ClientSetup> &setups) const
{
    const int at = m_program->currentIndex();
    return at < 0 || at >= setups.size() ? nullptr : &setups.at(at);
}

void SetupPage::fill()
{
    {
        const QSignalBlocker quiet(m_program);
        const int before = std::max(0, m_program->currentIndex());
        m_program->clear();
        const QList<ClientSetup> setups = clientSetups(access());
        for (const ClientSetup &setup : setups)
            m_program->addItem(setup.name, setup.id);
        m_program->setCurrentIndex(before);
    }
    refresh();
}

void SetupPage::refresh()
{
    using Door = model::Guest::Door;
    DoorAccess hidden = access();
    for (QString *token : {&hidden.token, &hidden.frontToken})
        *token = token->isEmpty() ? tr("TOKEN") : u"••••••••"_s;
    const QList<ClientSetup> setups = clientSetups(hidden);
    const ClientSetup *setup = chosen(setups);
    if (!setup)
        return;
    const bool isMcp = setup->door == Door::Mcp;
    const model::DoorState &state = isMcp ? m_doors.mcp : m_doors.firehose;
    const bool needs = isMcp ? hidden.mcpNeedsToken : hidden.firehoseNeedsToken;
    m_where->setText(setup->where);
    const bool isOpen = state.stage == model::DoorState::Stage::Open;
    m_closed->setText(isOpen  ? QString()
                      : isMcp ? tr("The MCP server is closed.")
                              : tr("The firehose is closed."));
    if (m_text->toPlainText() != setup->text)
        m_text->setPlainText(setup->text);
    m_copy->setEnabled(!needs || !m_doors.token.isEmpty());
    m_note->setText(!needs                    ? QString()
                    : m_doors.token.isEmpty() ? tr("No token yet. Open a door first.")
                                              : tr("The copied text contains the token."));
    m_note->setVisible(needs);
}

void SetupPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void SetupPage::retranslate()
{
    m_programName->setText(tr("Program:"));
    m_program->setAccessibleName(tr("Program to set up"));
    m_text->setAccessibleName(tr("Text to paste"));
    m_copy->setText(tr("Copy the text"));
    fill();
}

} // namespace studio::ui
