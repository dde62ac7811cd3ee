// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/find_controller.h"

#include "ui/transcript/find_bar.h"
#include "ui/transcript/folding.h"

namespace studio::ui {

FindController::FindController(TranscriptModel &model, QWidget *view, std::function<qint64()> newestSeen)
    : QObject(view)
    , m_view(view)
    , m_newestSeen(std::move(newestSeen))
    , m_search(model)
{
}

bool FindController::isOpen() const { return m_bar && !m_bar->isHidden(); }

void FindController::open()
{
    if (!m_bar) {
        m_bar = new FindBar(m_search, m_view);
        connect(m_bar, &FindBar::closed, this, &FindController::close);
        connect(m_bar, &FindBar::queryChanged, this,
                [this](const QString &query) { m_search.setQuery(query, m_newestSeen()); });
    }
    m_bar->begin();
    Q_EMIT barChanged();
}

void FindController::close()
{
    if (!m_bar)
        return;
    m_bar->hide();
    m_search.setQuery({}, 0);
    Q_EMIT barChanged();
    Q_EMIT closed();
}

int FindController::barHeight() const { return isOpen() ? m_bar->sizeHint().height() : 0; }

void FindController::placeBar(int width)
{
    if (isOpen())
        m_bar->setGeometry(0, 0, width, barHeight());
}

void FindController::addHits(RowLook &look, const QList<PlacedBlock> &placed) const
{
    if (m_search.hitCount() == 0)
        return;
    for (const PlacedBlock &block : placed) {
        const Block &words = block.blocks->at(block.block);
        if (words.kind != Block::Kind::Text)
            continue;
        for (const TextHit &hit : hitsIn(block.blocks->words(block.block).text.plain, m_search.query()))
            look.hits[block.row].append({words.start + hit.from, words.start + hit.to});
    }
}

} // namespace studio::ui
