// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_pane.h"

#include "core/explain/lore_words.h"
#include "ui/forms/field_notes.h"
#include "ui/imports/import_delegate.h"
#include "ui/lore/lore_verdict_model.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestTriedLine = 4'000;
constexpr qsizetype kFlawsTold = 3;

} // namespace

LorePane::LorePane(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_sums(quietLabel(u"loreSums"_s, this))
    , m_flaws(quietLabel(u"loreFlaws"_s, this))
    , m_list(new QListView(this))
    , m_model(new LoreVerdictModel(this))
{
    setObjectName(u"lorePane"_s);
    m_line->setObjectName(u"loreLine"_s);
    m_line->setMaxLength(kLongestTriedLine);
    m_line->setClearButtonEnabled(true);
    m_list->setObjectName(u"loreVerdicts"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ImportDelegate(ImportDelegate::Body::Whole, m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setLayoutMode(QListView::Batched);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_line, &QLineEdit::textChanged, this, &LorePane::lineTyped);

    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(metrics.small);
    column->addWidget(m_line);
    column->addWidget(m_sums);
    column->addWidget(m_flaws);
    column->addWidget(m_list, 1);
    onRetranslate(this, [this] { retranslate(); });
}

void LorePane::show(const model::LoreBooks &books, const model::LoreResult &result,
                    const QStringList &speakers)
{
    if (books == m_books && result == m_result && speakers == m_speakers)
        return;
    m_books = books;
    m_result = result;
    m_speakers = speakers;
    m_model->show({books, speakers}, result.verdicts);
    tellSums();
}

void LorePane::clearLine() { m_line->clear(); }

void LorePane::focusLine() { m_line->setFocus(Qt::OtherFocusReason); }

void LorePane::tellSums()
{
    //: %n counts entries of lorebooks
    QString sums = tr("%n fired", nullptr, m_model->fired());
    if (m_model->tokens() > 0)
        sums += u" ("_s + tokensNote(m_model->tokens()) + u")"_s;
    if (m_model->cut() > 0) {
        //: %n counts entries of lorebooks that fired and did not fit into the prompt
        sums += u" · "_s + tr("%n cut", nullptr, m_model->cut());
    }
    const int others = m_model->rowCount() - m_model->fired() - m_model->cut();
    if (others > 0) {
        //: %n counts entries of lorebooks
        sums += u" · "_s + tr("%n not fired", nullptr, others);
    }
    m_sums->setText(sums);

    QStringList flaws;
    for (const model::LoreFlaw &flaw : std::as_const(m_result.flaws)) {
        if (flaws.size() == kFlawsTold)
            break;
        //: %1 is the name of an entry of a lorebook, %2 a pattern, %3 what is wrong with it, in English
        flaws.append(tr("%1: the pattern “%2” cannot be used and matches nothing (%3).")
                         .arg(explain::loreEntryName(flaw.entry, m_books), flaw.key, flaw.detail));
    }
    if (m_result.stepsRanOut)
        flaws.append(tr("The chain of entries was too long, so the rest was not checked."));
    m_flaws->setText(flaws.join(u'\n'));
    m_flaws->setVisible(!flaws.isEmpty());
}

void LorePane::retranslate()
{
    m_line->setPlaceholderText(tr("Type a line to try the lorebooks"));
    m_line->setAccessibleName(tr("Test line for the lorebooks"));
    m_list->setAccessibleName(tr("Lorebook entries, and why they fire"));
    m_model->retranslate();
    tellSums();
}

} // namespace studio::ui
