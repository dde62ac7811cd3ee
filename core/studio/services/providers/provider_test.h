// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/http_transport.h"
#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/address_search.h"

#include <functional>
#include <memory>

namespace studio::services {

/// Tests a provider and one of its models, step by step: reach, key, list, stream, JSON, tool, picture. Each
/// step is reported when it begins and when it ends; the key's step may be reported again if a later step
/// shows that the key was refused. Without the first two steps, or without a stream, the rest is skipped. An
/// address beyond the server's base is corrected and reported, if the right address can be found; so is a
/// missing model, if the server has only one. The provider need not be in the book: the test has its own.
///
/// Order: told …, then finished, once. Deleting it cancels it. Lives on the studio thread.
class ProviderTest : public QObject
{
    Q_OBJECT

public:
    using MakeClient =
        std::function<std::unique_ptr<llm::ModelClient>(const llm::provider::ProviderBook &book)>;

    /// What it works with; all of it outlives the test.
    struct Needs
    {
        llm::http::HttpTransport &transport;
        base::Clock &clock;
        MakeClient makeClient;
    };

    ProviderTest(Needs needs, const model::Provider &provider, const QByteArray &key, QObject *parent);
    ~ProviderTest() override;

    void start();
    /// The tested provider: with the address that was found and the only model of the list.
    [[nodiscard]] const model::Provider &provider() const { return m_provider; }

Q_SIGNALS:
    void told(const studio::ports::TestResult &result);
    /// What the model can do; none if it never answered.
    void finished(const std::optional<studio::model::ModelFacts> &found);

private:
    using Step = ports::TestStep;
    using How = ports::TestResult::How;

    /// The result of one question.
    struct Reply
    {
        QString text;
        int pieces = 0;
        QList<llm::ToolCall> calls;
        bool thought = false;
        std::optional<llm::ModelFailure> failure;
    };

    void readSearch(const AddressSearch::Found &found);
    void readList(const ModelListing::Answer &answer);
    [[nodiscard]] bool readReach(const ModelListing::Answer &answer);
    [[nodiscard]] bool readKey(const ModelListing::Answer &answer);
    void tellList(const ModelListing::Answer &answer);
    void takeOnlyModel(const QStringList &models);
    void moveTo(const QUrl &baseUrl);
    [[nodiscard]] bool triesElsewhere(const Reply &reply);
    [[nodiscard]] QString reachText() const;
    void askForContext();
    void finish();
    void askForStream();
    void readStream(const Reply &reply);
    void askForJson(QList<llm::AnswerForm> forms);
    void readJson(const Reply &reply, llm::AnswerForm form, const QList<llm::AnswerForm> &rest);
    void tellJson(llm::AnswerForm form);
    void askForTool();
    void askForPicture();
    /// Sets and reports what the reply means for a step.
    [[nodiscard]] model::Known tellAbility(Step step, const Reply &reply, bool isFine, const QString &yes,
                                           const QString &no);
    void ask(const llm::ModelRequest &request, std::function<void(const Reply &)> then);
    void begin(Step step);
    void tell(Step step, How how, const QString &text,
              const std::optional<model::CallTrouble> &trouble = std::nullopt);
    void failAndSkip(Step step, const model::CallTrouble &trouble);
    void skipAfter(Step step);
    [[nodiscard]] model::CallTrouble troubleOf(const llm::ModelFailure &failure) const;
    [[nodiscard]] QString sentence(const model::CallTrouble &trouble) const;

    Needs m_needs;
    model::Provider m_provider;
    QByteArray m_key; ///< a secret
    model::ModelChoice m_choice;
    llm::provider::ProviderBook m_book; ///< this provider alone
    std::unique_ptr<llm::ModelClient> m_client;
    model::ModelFacts m_facts;
    QUrl m_given;            ///< the address before it was put right
    QList<QUrl> m_elsewhere; ///< other addresses to try if this one fails
    bool m_isKeyTold = false;
};

} // namespace studio::services
