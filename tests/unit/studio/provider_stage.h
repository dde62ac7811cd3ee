// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/base/virtual_clock.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/providers/provider_service.h"
#include "tests/support/answer.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <QMap>
#include <QTest>

#include <memory>
#include <optional>

// A ProviderService over a real store, with a keychain, servers and a model controlled by the test.
namespace studio::tests {

/// A keychain in memory, which may be locked.
class FakeVault final : public secrets::KeyVault
{
public:
    void keep(const QString &entry, const QByteArray &key, QObject *context,
              base::ThenWork<void> then) override
    {
        if (!isLocked)
            keys.insert(entry, key);
        answer(context, then, isLocked ? base::Result<void>(locked()) : base::Result<void>());
    }
    void read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then) override
    {
        if (isLocked)
            return answer(context, then, base::Result<QByteArray>(locked()));
        const bool isThere = keys.contains(entry);
        answer(context, then,
               isThere ? base::Result<QByteArray>(keys.value(entry))
                       : base::Result<QByteArray>(base::failure(base::ErrorCode::NotFound, {})));
    }
    void forget(const QString &entry, QObject *context, base::ThenWork<void> then) override
    {
        keys.remove(entry);
        answer(context, then, base::Result<void>());
    }

    QMap<QString, QByteArray> keys;
    bool isLocked = false;

private:
    static tl::unexpected<base::Error> locked()
    {
        return base::failure(base::ErrorCode::Refused, QStringLiteral("locked"));
    }
    template<class T>
    static void answer(QObject *context, const base::ThenWork<T> &then, const base::Result<T> &result)
    {
        QMetaObject::invokeMethod(
            context, [then, result] { then(result); }, Qt::QueuedConnection);
    }
};

/// Servers by their addresses; an unknown address does not answer.
class FakeServers final : public llm::http::HttpTransport
{
public:
    struct Answer
    {
        int status = 200;
        QByteArray body;
        llm::codec::Headers headers{};
    };

    class Stream final : public llm::http::HttpStream
    {
    public:
        using HttpStream::HttpStream;
        void abort() override { deleteLater(); }
    };

    llm::http::HttpStream *send(const llm::http::HttpRequest &request, QObject *parent) override
    {
        requests.append(request);
        auto *stream = new Stream(parent);
        const QString address = request.url.toString();
        const auto play = [stream, there = answers.contains(address), answer = answers.value(address)] {
            if (!there) {
                Q_EMIT stream->failed({.detail = QStringLiteral("Connection refused"), .status = {}});
                return;
            }
            Q_EMIT stream->began(answer.status, answer.headers);
            Q_EMIT stream->bytes(answer.body);
            Q_EMIT stream->finished();
        };
        QMetaObject::invokeMethod(stream, play, Qt::QueuedConnection);
        return stream;
    }

    QMap<QString, Answer> answers;
    QList<llm::http::HttpRequest> requests;
};

class ProviderStage : public QObject
{
    Q_OBJECT

public:
    using Mode = store::SqliteStore::Mode;
    using Port = ports::ProviderPort;

    explicit ProviderStage(const QString &folder, Mode mode = Mode::ReadWrite)
        : m_folder(folder)
        , m_store(store::SqliteStore::open(folder, mode).value())
    {
        begin();
    }

    /// As after a restart of the program.
    void begin()
    {
        m_service.reset();
        book = {};
        m_service = std::make_unique<services::ProviderService>(services::ProviderService::Needs{
            *m_store, vault, book, servers, m_clock, m_ids,
            [this](const llm::provider::ProviderBook &tested) {
                testedKey = tested.find({.provider = base::ProviderId(QStringLiteral("tested"))})->key;
                return std::make_unique<ScriptedAgain>(model);
            },
            m_folder});
    }

    [[nodiscard]] services::ProviderService &service() { return *m_service; }
    [[nodiscard]] store::SqliteStore &store() { return *m_store; }

    // Each function sends a command, waits for the answer, and remembers it if it is a value.
    base::Result<model::Provider> saveProvider(const model::Provider &provider, const ports::KeyInput &key)
    {
        const auto answer = answerOf<model::Provider>(*m_service, &Port::saveProvider, provider, key);
        saved = answer.value_or(saved);
        return answer;
    }
    base::Result<void> removeProvider(const base::ProviderId &provider)
    {
        return answerOf(*m_service, &Port::removeProvider, provider);
    }
    base::Result<void> agreeKey(const base::ProviderId &provider)
    {
        return answerOf(*m_service, &Port::agreeKey, provider);
    }
    base::Result<void> setStandard(const model::ModelChoice &choice)
    {
        return answerOf(*m_service, &Port::setStandard, choice);
    }
    base::Result<void> saveFacts(const model::ModelFacts &facts)
    {
        return answerOf(*m_service, &Port::saveFacts, facts);
    }
    base::Result<model::ModelFacts> readFacts(const base::ProviderId &provider, const QString &name)
    {
        return answerOf<model::ModelFacts>(*m_service, &Port::readFacts, provider, name);
    }
    base::Result<QStringList> listModels(const model::Provider &provider, const ports::KeyInput &key)
    {
        const auto answer = answerOf<QStringList>(*m_service, &Port::listModels, provider, key);
        models = answer.value_or(models);
        return answer;
    }
    base::Result<void> findLocalServers()
    {
        return answerOf(*m_service, &Port::findLocalServers, foundServers());
    }
    base::Result<ports::TestReport> testProvider(const model::Provider &provider, const ports::KeyInput &key)
    {
        const auto answer =
            answerOf<ports::TestReport>(*m_service, &Port::testProvider, provider, key, steps());
        if (answer && answer->corrected)
            corrected = answer->corrected;
        if (answer && answer->facts)
            abilities = answer->facts;
        return answer;
    }
    [[nodiscard]] base::Listener<ports::LocalServer> foundServers()
    {
        return {this, [this](const ports::LocalServer &server) { found.append(server); }};
    }
    [[nodiscard]] base::Listener<ports::TestResult> steps()
    {
        return {this, [this](const ports::TestResult &result) { results.append(result); }};
    }
    /// A provider as a foreign database has it; read at the next begin().
    void rewrite(const model::Provider &provider)
    {
        bool isKept = false;
        store::ProviderTable(*m_store).keepProvider(
            provider, this, [&isKept](const base::Result<void> &kept) { isKept = kept.has_value(); });
        QTRY_VERIFY(isKept);
    }
    /// Several questions one after the other: no timeout expires between them.
    void letTimeFlow() { m_clock.flow(); }
    ports::ProviderList listed()
    {
        const auto answer = answerOf<ports::ProviderList>(*m_service, &Port::listProviders);
        list = answer.value_or(list);
        return answer.value_or(ports::ProviderList());
    }
    /// The last result of a step.
    [[nodiscard]] std::optional<ports::TestResult> lastOf(ports::TestStep step) const
    {
        std::optional<ports::TestResult> last;
        for (const ports::TestResult &result : results) {
            if (result.step == step)
                last = result;
        }
        return last;
    }

    FakeVault vault;
    FakeServers servers;
    llm::provider::ProviderBook book;

private:
    base::VirtualClock m_clock{QDateTime(QDate(2026, 5, 1), QTime(12, 0), base::kUtc)};

public:
    ScriptedModelClient model{m_clock};

    // the last reports
    ports::ProviderList list;
    model::Provider saved;
    QStringList models;
    QList<ports::LocalServer> found;
    QList<ports::TestResult> results;
    std::optional<model::ModelFacts> abilities;
    std::optional<model::Provider> corrected;
    QByteArray testedKey;

private:
    /// The one model of the stage, for every caller.
    class ScriptedAgain final : public llm::ModelClient
    {
    public:
        explicit ScriptedAgain(ScriptedModelClient &model)
            : m_model(model)
        {
        }
        QString displayName() const override { return m_model.displayName(); }
        llm::ModelTraits traits(const model::ModelChoice &) const override
        {
            using enum llm::AnswerForm;
            return {.voteForms = {Schema, ForcedTool, JsonObject, Free},
                    .habits = model::ServerHabit::NoSystemRole};
        }
        llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override
        {
            return m_model.start(request, parent);
        }

    private:
        ScriptedModelClient &m_model;
    };

    QString m_folder;
    SeededIdSource m_ids;
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<services::ProviderService> m_service;
};

} // namespace studio::tests
