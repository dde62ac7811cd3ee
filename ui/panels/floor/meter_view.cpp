// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/meter_view.h"

#include "ui/avatar/avatars.h"
#include "ui/models/plain_text.h"
#include "ui/models/spending_list_model.h"
#include "ui/models/steady_now.h"
#include "ui/panels/floor/level_bar.h"
#include "ui/panels/floor/level_plot.h"
#include "ui/panels/floor/level_words.h"
#include "ui/panels/quiet_list.h"
#include "ui/panels/spending_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace studio::ui {

namespace {

constexpr auto kStep = 40ms;
constexpr auto kReducedStep = 1000ms;

} // namespace

MeterView::MeterView(QWidget *parent)
    : QWidget(parent)
    , m_clock(steadyNow)
    , m_title(plainLabel(u"meterTitle"_s, this))
    , m_number(plainLabel(u"meterNumber"_s, this))
    , m_bar(new LevelBar(this))
    , m_refund(quietLabel(u"meterRefund"_s, this))
    , m_prices(quietLabel(u"meterPrices"_s, this))
    , m_plot(new LevelPlot(this))
    , m_span(quietLabel(u"meterSpan"_s, this))
    , m_spendings(new SpendingListModel(this))
    , m_delegate(new SpendingDelegate(this))
    , m_listTitle(plainLabel(u"spendingsTitle"_s, this))
    , m_list(quietList(u"spendings"_s, this))
{
    setObjectName(u"meter"_s);
    m_beat.setObjectName(u"meterBeat"_s);
    m_beat.setParent(this);
    connect(&m_beat, &QTimer::timeout, this, &MeterView::beat);
    makeParts();
    setMotion({});
    onThemeChange(this, [this] { showWords(); });
    onRetranslate(this, [this] {
        m_spendings->show(m_meter.spendings, m_people);
        showWords();
    });
}

void MeterView::makeParts()
{
    m_list->setModel(m_spendings);
    m_list->setItemDelegate(m_delegate);
    m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_number->setWordWrap(false);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_number);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.small);
    column->addLayout(head);
    for (QWidget *part :
         {static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_refund), static_cast<QWidget *>(m_prices),
          static_cast<QWidget *>(m_plot), static_cast<QWidget *>(m_span), static_cast<QWidget *>(m_listTitle),
          static_cast<QWidget *>(m_list)})
        column->addWidget(part);
}

void MeterView::setMeter(const ports::MeterView &meter, const model::PolicySettings &policy,
                         const People &people)
{
    m_meter = meter;
    m_policy = policy;
    m_people = people;
    m_came = m_clock();
    m_spendings->show(meter.spendings, people);
    showWords();
    startOrStop();
}

void MeterView::setMotion(const Motion &motion)
{
    m_motion = motion;
    m_beat.setInterval(motion.reduced ? kReducedStep : kStep);
}

void MeterView::setAvatars(const Avatars *avatars)
{
    m_delegate->setAvatars(avatars);
    if (avatars)
        connect(avatars, &Avatars::changed, m_list, [this] { m_list->viewport()->update(); });
}

void MeterView::setSteadyClock(SteadyClock clock) { m_clock = std::move(clock); }

base::Millis MeterView::now() const { return m_meter.now + (m_clock() - m_came); }

/// An amount that is due only waits for the room to report it.
bool MeterView::isPending() const
{
    return std::any_of(m_meter.refunds.cbegin(), m_meter.refunds.cend(),
                       [at = now()](const ports::PendingRefund &one) { return one.due > at; });
}

void MeterView::startOrStop()
{
    if (!isVisible() || !isPending())
        m_beat.stop();
    else if (!m_beat.isActive())
        m_beat.start();
}

void MeterView::beat()
{
    LevelBar::Content content{.level = m_meter.level};
    for (const ports::PendingRefund &one : std::as_const(m_meter.refunds)) {
        const double lasts = std::max<double>(1, (one.due - one.spent).count());
        const double come = std::clamp((now() - one.spent).count() / lasts, 0.0, 1.0);
        content.ghosts.append({one.amount, come, m_people.colour(one.from)});
    }
    for (const model::PolicySettings::Tier &tier : std::as_const(m_policy.tiers))
        content.prices.append(tier.price);
    m_bar->setContent(content);
    const QString refund = refundText();
    if (m_refund->text() != refund) {
        m_refund->setText(refund);
        m_bar->setAccessibleDescription(refund); // screen readers announce each refund
    }
    startOrStop();
}

QString MeterView::refundText() const { return nextRefundText(m_meter, now()); }

void MeterView::showWords()
{
    m_title->setFont(bolder(font()));
    m_title->setText(tr("Level"));
    m_number->setFont(bolder(font()));
    m_number->setText(levelText(m_meter.level));
    m_prices->setText(pricesText(m_policy.tiers));
    m_bar->setAccessibleName(tr("Level: %1").arg(m_number->text()));
    const QString refunds = refundsText(m_meter, m_people);
    m_bar->setToolTip(plainToolTip(refunds.isEmpty() ? m_prices->text() : refunds));
    QList<int> prices;
    for (const model::PolicySettings::Tier &tier : std::as_const(m_policy.tiers))
        prices.append(tier.price);
    m_plot->setContent(m_meter, prices);
    m_plot->setVisible(!m_meter.history.isEmpty());
    m_plot->setAccessibleName(tr("The level over time"));
    const QString span = plotText(m_plot->span());
    m_plot->setAccessibleDescription(span);
    m_span->setText(span);
    m_span->setVisible(!m_meter.history.isEmpty());
    m_listTitle->setFont(bolder(font()));
    m_listTitle->setText(m_meter.spendings.isEmpty() ? tr("Nobody has paid anything yet.") : tr("Who paid"));
    m_list->setAccessibleName(tr("Who paid"));
    m_list->setVisible(!m_meter.spendings.isEmpty());
    fitList();
    beat();
}

void MeterView::fitList()
{
    const int row = m_list->sizeHintForRow(0);
    constexpr int kMostRows = 5; // of the list; the rest scrolls
    m_list->setFixedHeight(std::max(1, row * std::clamp(int(m_meter.spendings.size()), 1, kMostRows)));
}

void MeterView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showWords();
}

void MeterView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    beat();
}

void MeterView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_beat.stop();
}

} // namespace studio::ui
