// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/history_pane.h"

#include "ui/models/turn_history.h"
#include "ui/models/turn_words.h"
#include "ui/panels/importance_plot.h"
#include "ui/panels/turn_strip.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMostTurns = 60; // of the strip

template<class Row>
QList<Row> newest(const QList<Row> &rows, qsizetype most)
{
    return rows.mid(std::max<qsizetype>(0, rows.size() - most));
}

} // namespace

HistoryPane::HistoryPane(TurnHistory &history, const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_history(history)
    , m_title(plainLabel(u"turnStripTitle"_s, this))
    , m_strip(new TurnStrip(avatars, this))
    , m_turn(quietLabel(u"turnStripText"_s, this))
    , m_fold(new QToolButton(this))
    , m_plot(new ImportancePlot(this))
    , m_plotArea(new QScrollArea(this))
    , m_round(quietLabel(u"importanceText"_s, this))
{
    setObjectName(u"historyPane"_s);
    // Not Fixed: that would use the height of texts that never wrap.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_fold->setObjectName(u"importanceFold"_s);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setMinimumHeight(Metrics().control);
    m_plotArea->setObjectName(u"importanceArea"_s);
    m_plotArea->setFrameShape(QFrame::NoFrame);
    m_plotArea->setFocusPolicy(Qt::NoFocus);
    m_plotArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_plotArea->setWidgetResizable(true);
    m_plotArea->setWidget(m_plot);
    makeContent();
    connect(&history, &TurnHistory::changed, this, &HistoryPane::refresh);
    connect(m_strip, &TurnStrip::lookedAtChanged, this, &HistoryPane::sayTurn);
    connect(m_plot, &ImportancePlot::lookedAtChanged, this, &HistoryPane::sayRound);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        m_isOpen = !m_isOpen;
        refresh();
    });
    connect(m_strip, &TurnStrip::chosen, this, [this](const LoggedTurn &turn) {
        if (turn.message >= 0)
            Q_EMIT messageWanted(turn.message);
        if (turn.decision)
            Q_EMIT decisionWanted(*turn.decision, turn.decisionSeq);
    });
    connect(m_plot, &ImportancePlot::chosen, this,
            [this](const LoggedRound &round) { Q_EMIT decisionWanted(round.decision, round.seq); });
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void HistoryPane::makeContent()
{
    const Metrics metrics;
    const auto inset = [&](QWidget *widget) {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(metrics.medium, 0, metrics.medium, 0);
        row->addWidget(widget);
        return row;
    };
    QFrame *under = hairline(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics.tiny, 0, metrics.tiny);
    column->setSpacing(metrics.tiny);
    column->addLayout(inset(m_title));
    auto *strip = new QHBoxLayout; // its own margin aligns it
    strip->setContentsMargins(metrics.small, 0, metrics.small, 0);
    strip->addWidget(m_strip);
    column->addLayout(strip);
    column->addLayout(inset(m_turn));
    auto *fold = new QHBoxLayout;
    fold->setContentsMargins(metrics.tiny, 0, metrics.medium, 0);
    fold->addWidget(m_fold);
    fold->addStretch(1);
    column->addLayout(fold);
    column->addLayout(inset(m_plotArea));
    column->addLayout(inset(m_round));
    column->addWidget(under);
}

void HistoryPane::setPeople(const People &people)
{
    m_people = people;
    refresh();
}

void HistoryPane::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_fold->setFont(bold);
    drawIcons();
}

void HistoryPane::drawIcons()
{
    const int side = std::max(16, fontMetrics().ascent());
    m_fold->setIconSize({side, side});
    m_fold->setIcon(icon(m_isOpen ? IconName::ChevronDown : IconName::ChevronRight, themeOf(this)));
}

/// Without a turn there is no strip: the list below says that nothing was said yet.
void HistoryPane::refresh()
{
    const TurnLog &log = m_history.log();
    setHidden(log.turns().isEmpty());
    const bool votes = !log.rounds().isEmpty();
    m_strip->setTurns(newest(log.turns(), kMostTurns), m_people);
    m_plot->setRounds(newest(log.rounds(), TurnHistory::kRounds), m_people);
    m_plotArea->setVisible(m_isOpen && votes);
    const int rows = std::max<int>(1, int(m_plot->rows().size()));
    const int height = m_plot->sizeHint().height();
    constexpr int kMostRows = 5; // rows of the plot; more rows scroll
    m_plotArea->setFixedHeight(rows <= kMostRows ? height : height * kMostRows / rows);
    m_round->setVisible(m_isOpen);
    m_fold->setAccessibleDescription(m_isOpen ? tr("Shown") : tr("Hidden"));
    drawIcons();
    sayTurn();
    sayRound();
}

void HistoryPane::sayTurn()
{
    const LoggedTurn *turn = m_strip->lookedAt();
    m_turn->setText(turn ? turnText(*turn, m_people) : QString());
}

void HistoryPane::sayRound()
{
    const LoggedRound *round = m_plot->lookedAt();
    m_round->setText(round ? roundText(*round, m_people) : tr("No votes in these turns."));
}

void HistoryPane::fold()
{
    m_isOpen = false;
    refresh();
}

void HistoryPane::look() { m_history.wake(); }

void HistoryPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyTheme();
        refresh();
    }
}

void HistoryPane::retranslate()
{
    setAccessibleName(tr("The last turns and votes"));
    m_title->setText(tr("The last turns"));
    //: A part of the timeline: how important it was to each companion to speak, in the last votes
    m_fold->setText(tr("Importance of speaking"));
    m_fold->setToolTip(tr("Show or hide the importance that each companion gave."));
    m_strip->retranslate();
    refresh();
}

} // namespace studio::ui
